import sharp from 'sharp'

/** A picture of one colour, as a file that a browser or a form sends. */
export async function pictureFile(name = 'picture.png') {
  const buffer = await sharp({
    create: { width: 960, height: 480, channels: 3, background: '#24346b' },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
