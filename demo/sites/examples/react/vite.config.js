import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The build works in any folder of a site.
export default defineConfig({ base: './', plugins: [react()] })
