import type { Plugin } from 'vite'
import { tarballName } from './install-command.ts'
import { allPackages } from './packages.ts'
import { tarballOf } from './tarball.ts'

/** Writes the npm packages beside the chunks of their version, so that whoever has only the platform's address can install them. */
export const writePackages = (version: string): Plugin => ({
  name: 'parapet:write-packages',
  apply: 'build',
  async generateBundle() {
    for (const [name, files] of await allPackages(version))
      this.emitFile({ type: 'asset', fileName: tarballName(name), source: tarballOf(files) })
  },
})
