import type { NextConfig } from 'next'

/** Prerendered pages without a server of their own, in a folder of a host. */
const config: NextConfig = {
  output: 'export',
  distDir: 'dist',
  basePath: '/next',
}

export default config
