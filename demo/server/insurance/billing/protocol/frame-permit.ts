import * as z from 'zod/mini'
import { sign, isValidSignature, wallSeconds } from './signature.ts'

/** Maximum origins of a permit: as many as a platform key has. */
const maxFramers = 20

/** Stricter than a URL, whose host may contain characters with a meaning in a policy. */
const originForm = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/

/** Whether a text is an origin that a content security policy can name. */
export const isOrigin = (text: string): boolean =>
  originForm.test(text) && URL.parse(text)?.origin === text

const permit = z.object({
  origins: z
    .array(z.string().check(z.maxLength(300), z.refine(isOrigin)))
    .check(z.maxLength(maxFramers)),
})

/** Signs the origins whose pages may show the frame; the first ones if there are too many. */
export const issueFramePermit = (secret: string, origins: readonly string[]): string => {
  const timestamp = wallSeconds()
  const payload = JSON.stringify({ origins: origins.slice(0, maxFramers) })
  const text = Buffer.from(payload).toString('base64url')
  return `${text}.${timestamp}.${sign(secret, 'frame', timestamp, text)}`
}

/** The origins of a permit; none if it is forged, malformed or expired. */
export const readFramePermit = (secret: string, code: string): readonly string[] => {
  const [text, stamp, signature] = code.split('.')
  if (text === undefined || stamp === undefined || signature === undefined) return []
  const timestamp = Number(stamp)
  if (!isValidSignature(secret, 'frame', { timestamp, payload: text, signature })) return []
  const parsed = permit.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data.origins : []
}
