import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { regions } from '../../../core/foundation/region/regions.ts'
import { layeredCss } from '../../../themes/shadow-dom-inject.ts'
import { stylesCss, type CompiledStyles } from '../../../themes/vite/styles-css.ts'
import { localeTexts } from '../../../widgets/bundling/locale-texts.ts'
import type { RenderLogin } from '../../../portal/prerender/prerendered-page.ts'
import { prerenderedDocument } from './prerendered-document.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Builds the prerendering code for Node, and collects the styles of its views. */
const loadRender = async (root: string) => {
  const styles: CompiledStyles[] = []
  // A folder per process, because a killed build may still write into its own.
  const outDir = join(root, `build/.drawing-${process.pid}`)
  await build({
    configFile: false,
    root: join(root, 'portal'),
    logLevel: 'warn',
    plugins: [stylesCss({ onStyles: (each) => styles.push(each) }), localeTexts(), react()],
    build: {
      ssr: 'prerender/render-login.tsx',
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  const built = pathToFileURL(join(outDir, 'render-login.js')).href
  const module = (await import(built)) as { readonly renderLogin: RenderLogin }
  return { render: module.renderLogin, styles, outDir }
}

/**
 * The CSS of the view: rules without class names (colours and sizes), and rules whose class names
 * it uses.
 */
const cssOf = (html: string, styles: readonly CompiledStyles[]): string =>
  styles
    .filter(({ classes }) => {
      const names = Object.values(classes).flatMap((each) => each.split(' '))
      return names.length === 0 || names.some((name) => html.includes(name))
    })
    // Sorted, because the order of reading varies.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(layeredCss)
    .join('')

const textOf = (asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  asset?.type === 'asset' ? String(asset.source) : ''

/** The chunk of the sign-in with all its imports, without those already in the page. */
const scriptsOf = (bundle: Bundle, index: string): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const imported of chunk.imports) add(imported)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    const modules = chunk.type === 'chunk' ? chunk.moduleIds : []
    if (modules.some((id) => id.endsWith('/identity/sign-in/Login.tsx'))) add(name)
  }
  return [...found].map((name) => `/${name}`).filter((address) => !index.includes(address))
}

/**
 * Writes the prerendered sign-in pages: `login/US.html` for each region, and `login/US-sso.html`
 * for the form that asks for the email address first. They are rendered by the components of the
 * browser and served by `demo/server/kernel/http/pages/login-page.ts`.
 */
export const prerenderedPages = (root: string): Plugin => ({
  name: 'parapet:drawn-pages',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const index = textOf(bundle['index.html'])
    const portalCss = Object.values(bundle).find(
      ({ fileName }) => index.includes(`"/${fileName}"`) && fileName.endsWith('.css'),
    )
    const { render, styles, outDir } = await loadRender(root)
    const folder = join(dir, 'login')
    await mkdir(folder, { recursive: true })
    for (const region of regions) {
      for (const hasSso of [false, true]) {
        const drawn = await render(region, hasSso)
        const text = prerenderedDocument(index, {
          ...drawn,
          css: textOf(portalCss).trim(),
          viewCss: cssOf(drawn.html, styles),
          scripts: scriptsOf(bundle, index),
        })
        await writeFile(join(folder, `${region}${hasSso ? '-sso' : ''}.html`), text)
      }
    }
    await rm(outDir, { recursive: true })
  },
})
