import { publish } from '../build/published-releases.ts'
import { root } from './root.ts'

const version = publish(root)
process.stdout.write(
  `Version ${version} of the elements is published: commit widgets/releases.json.\n`,
)
