// A start that builds what is stale in the folder it is given.
import { buildStaleOf } from './build-stale.ts'
import { sampleBuild } from './sample.fixture.ts'

await buildStaleOf(sampleBuild(process.argv[2] ?? ''))
