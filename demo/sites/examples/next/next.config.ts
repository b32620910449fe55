import type { NextConfig } from 'next'

/** Static pages in a folder of a host. */
const config: NextConfig = {
  output: 'export',
  distDir: 'dist',
  basePath: '/next',
}

export default config
