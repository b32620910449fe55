// Builds what is stale in the given folder.
import { buildStaleOf } from './build-stale.ts'
import { sampleBuild } from './sample.fixture.ts'

await buildStaleOf(sampleBuild(process.argv[2] ?? ''))
