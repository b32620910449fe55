import type { Plugin } from 'vite'
import { tarballName } from './install-command.ts'
import { allPackages } from './packages.ts'
import { tarballOf } from './tarball.ts'

/**
 * Writes the npm packages next to the chunks of their version, so that they can be installed from
 * the platform's address.
 */
export const writePackages = (version: string): Plugin => ({
  name: 'parapet:write-packages',
  apply: 'build',
  async generateBundle() {
    for (const [name, files] of await allPackages(version))
      this.emitFile({ type: 'asset', fileName: tarballName(name), source: tarballOf(files) })
  },
})
