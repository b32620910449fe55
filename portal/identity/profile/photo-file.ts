import { toBase64 } from '../../frame/forms/base64.ts'
import { photoRules } from '#core/identity/profile/model.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'

/** Side of the uploaded photo in pixels. */
const side = 512
const quality = 0.9

/** The selected part of an image, in its own pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The error of a chosen file before decoding (spec 3 §5). */
export const photoFileError = ({ type, size }: File): WordingKey | undefined => {
  const types: readonly string[] = photoRules.types
  if (!types.includes(type)) return 'profile:photo.wrongType'
  return size > photoRules.maxBytes ? 'errors:photoTooLarge' : undefined
}

/** Loads the image at a same-origin URL; rejects if the browser cannot decode it. */
export const openImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The image cannot be shown')))
    image.src = address
  })

/** Draws a part of an image at the canvas size. Transparent pixels become white. */
export const drawPart = (canvas: HTMLCanvasElement, image: HTMLImageElement, part: Part): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height)
}

/** Encodes the part as a small JPEG in base64. Redrawing removes the camera's metadata. */
export const encodePart = async (image: HTMLImageElement, part: Part): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  drawPart(canvas, image, part)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!blob) throw new Error('The image cannot be encoded')
  return toBase64(blob)
}
