/// Bytes being written: an append is a check of the room and a copy, nothing
/// else, which arrays do not reach for the many short pieces of a page.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes written so far.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    append(source, bytes.count)
  }

  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    if capacity - count < length { grow(by: length) }
    (start + count).update(from: source, count: length)
    count += length
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (moved, larger)
  }
}
