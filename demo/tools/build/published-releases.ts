import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { digestOf, type Published } from './release.ts'

const fileOf = (root: string): string => join(root, 'widgets/releases.json')

const publishedShape = z.object({
  oldestSupported: z.string(),
  published: z.record(z.string(), z.string()),
})
const builtShape = z.object({ version: z.string(), hashes: z.record(z.string(), z.string()) })

/** Reads the list of published versions. */
export const readPublished = (root: string): Published =>
  publishedShape.parse(JSON.parse(readFileSync(fileOf(root), 'utf8')))

/**
 * Lists the build in `build/widgets` as published. From then on the bytes of its version cannot
 * change.
 */
export const publish = (root: string): string => {
  const built = builtShape.parse(
    JSON.parse(readFileSync(join(root, 'build/widgets/release.json'), 'utf8')),
  )
  const { oldestSupported, published } = readPublished(root)
  const next = { ...published, [built.version]: digestOf(built.hashes) }
  writeFileSync(fileOf(root), `${JSON.stringify({ oldestSupported, published: next }, null, 2)}\n`)
  return built.version
}
