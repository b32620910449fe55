import { join } from 'node:path'
import type { Build } from './build-stale.ts'

const builder = join(import.meta.dirname, 'builder.fixture.mjs')

/** A repository with one target. */
export const sampleBuild = (root: string): Build => ({
  root,
  targets: [
    {
      name: 'sample',
      sources: ['source'],
      output: 'new',
      command: (folder) => ['node', builder, folder],
    },
  ],
})
