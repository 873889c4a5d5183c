import PackagePlugin

@main
struct EmbedBundled: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws
    -> [Command]
  { [] }
}
