// The least contrast (WCAG 2.2, 1.4.3) of each text on any pixel behind it.
async ({picture, letters}) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", {willReadFrequently: true});
  const luminance = (red, green, blue) => {
    const [r, g, b] = [red, green, blue].map((value) => value / 255)
      .map((value) => value <= 0.04045
        ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const inks = letters.map(({colour}) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return luminance(...context.getImageData(0, 0, 1, 1).data);
  });
  context.drawImage(image, 0, 0);
  return letters.map(({x, y, width, height}, place) => {
    const {data} = context.getImageData(x, y, width, height);
    let least = 21;
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at], data[at + 1], data[at + 2]);
      const ratio = (Math.max(inks[place], ground) + 0.05)
        / (Math.min(inks[place], ground) + 0.05);
      least = Math.min(least, ratio);
    }
    return Math.round(least * 100) / 100;
  });
}
