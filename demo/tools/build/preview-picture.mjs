// Draws the image of link previews. Run it after a change of the logo or the text, and commit the
// result.
import { join } from 'node:path'
import sharp from 'sharp'

const file = join(import.meta.dirname, '../../../portal/public/preview.png')
const font = 'font-family="Inter, Helvetica, Arial, sans-serif"'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="#f6f7fc"/>
  <rect width="1200" height="12" fill="#3a4fd8"/>
  <g transform="translate(110 205) scale(7)">
    <path fill="#3a4fd8" d="M4 6h6v4h4V6h4v4h4V6h6v12c0 5-5 8-12 10C9 26 4 23 4 18z"/>
  </g>
  <text x="390" y="325" ${font} font-size="112" font-weight="700" fill="#171c33">Parapet</text>
  <text x="396" y="400" ${font} font-size="44" fill="#4a5172">Adaptive Cyber Insurance</text>
</svg>`
await sharp(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toFile(file)
process.stdout.write(`${file} written\n`)
