import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'
import type { Layer } from '../shadow-dom-inject.ts'
import { hasBareWidth, withBreakpoints } from '../breakpoints.ts'
import { brandCss } from '../brands/brand-css.ts'
import { brands } from '../brands/brands.ts'

const stylesPrefix = '\0styles-css:'
const brandPrefix = 'virtual:brand/'

const project = join(import.meta.dirname, '../..')

/** The cascade layer of styles by their folder; the first match counts. */
const layerOfFolder = [
  ['themes/', 'tokens'],
  ['widgets/element/', 'base'],
  ['widgets/kit/', 'kit'],
  ['', 'feature'],
] as const satisfies readonly (readonly [string, Layer])[]

/** A compiled `*.styles.css` file; `classes` maps its source's names. */
export interface CompiledStyles {
  readonly id: string
  readonly layer: Layer
  readonly css: string
  readonly classes: Readonly<Record<string, string>>
}

interface StylesCssOptions {
  /** Called with the styles of every file of a build. */
  readonly onStyles?: (styles: CompiledStyles) => void
}

/** Four letters that identify a file of styles in its class names. */
const stylesLetters = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .slice(0, 8)
    .replace(/\w{2}/g, (byte) => String.fromCharCode(97 + (Number.parseInt(byte, 16) % 26)))

/**
 * In builds, `button_Xy12Zc` becomes `kqzm3`, because class names are a tenth of the size of
 * styles.
 */
function shorten({ css, classes, ...rest }: CompiledStyles): CompiledStyles {
  const letters = stylesLetters(rest.id)
  const names = new Set(Object.values(classes).flatMap((each) => each.split(' ')))
  const short = new Map(Array.from(names, (name, index) => [name, letters + index.toString(36)]))
  const shortened = (text: string) =>
    text.replace(/-?[A-Za-z_][\w-]*/g, (word) => short.get(word) ?? word)
  return {
    ...rest,
    css: shortened(css),
    classes: Object.fromEntries(
      Object.entries(classes).map(([local, name]) => [local, shortened(name)]),
    ),
  }
}

/** Compiles a CSS module to its text and class names. */
function compile(file: string, id: string, source: string, minify: boolean): CompiledStyles {
  if (hasBareWidth(source)) {
    throw new Error(`${id}: use a named breakpoint instead of a width, as in @media (--below-md)`)
  }
  const { code, exports } = transform({
    filename: id,
    code: Buffer.from(withBreakpoints(source)),
    minify,
    cssModules: { pattern: '[local]_[hash]', dashedIdents: false, container: false },
  })
  // Sorted, because the compiler's order of names varies, and builds must be deterministic.
  const classes = Object.entries(exports ?? {})
    .map(([local, { name, composes }]): [string, string] => [
      local,
      [name, ...composes.map((composed) => composed.name)].join(' '),
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const relativePath = relative(project, file)
  const layer = layerOfFolder.find(([folder]) => relativePath.startsWith(folder))?.[1] ?? 'feature'
  const compiled = { id, layer, css: code.toString(), classes: Object.fromEntries(classes) }
  return minify ? shorten(compiled) : compiled
}

const moduleText = ({ layer, css, classes }: CompiledStyles, injector: string, hot: boolean) => {
  const input = [layer, css, classes].map((part) => JSON.stringify(part)).join(', ')
  const made = `defineStyles(${input})`
  const head = `import { defineStyles, replaceStyles } from ${JSON.stringify(injector)}\n`
  if (!hot) return `${head}export default /*@__PURE__*/ ${made}\n`
  return `${head}const next = ${made}
const styles = import.meta.hot?.data.styles ? replaceStyles(import.meta.hot.data.styles, next) : next
if (import.meta.hot) {
  import.meta.hot.data.styles = styles
  import.meta.hot.accept()
}
export default styles\n`
}

/**
 * `import styles from './x.styles.css'` gives `{ rules, classes }`, and `virtual:brand/<name>` the
 * colours of a brand. Neither affects the page until a root adopts it. Media queries name
 * breakpoints.
 */
export function stylesCss({ onStyles }: StylesCssOptions = {}): Plugin {
  let root = ''
  let minify = false
  let hot = false
  const injector = '#themes/shadow-dom-inject.ts'
  return {
    name: 'parapet:styles-css',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      minify = config.command === 'build'
      hot = config.command === 'serve' && config.server.hmr !== false
    },
    async resolveId(source, importer) {
      if (source.startsWith(brandPrefix)) return `\0${source}`
      // A virtual module has no folder, so the injector is resolved from the project's root.
      if (source === injector && importer?.startsWith('\0'))
        return this.resolve(source, `${root}/package.json`, { skipSelf: true })
      if (!source.endsWith('.styles.css')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `${stylesPrefix}${resolved.id}.js`
    },
    async load(id) {
      if (id.startsWith(`\0${brandPrefix}`)) {
        const name = id.slice(brandPrefix.length + 1)
        const brand = Object.entries(brands).find(([key]) => key === name)?.[1]
        if (!brand) this.error(`No brand is named ${name}`)
        const css = brandCss(brand, [':host', ':root'])
        const styles = { id, layer: 'tokens', css, classes: {} } as const
        onStyles?.(styles)
        return moduleText(styles, injector, hot)
      }
      if (!id.startsWith(stylesPrefix)) return null
      const file = id.slice(stylesPrefix.length, -'.js'.length)
      this.addWatchFile(file)
      const source = await readFile(file, 'utf8')
      const compiled = compile(file, relative(root, file), source, minify)
      onStyles?.(compiled)
      return moduleText(compiled, injector, hot)
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => withBreakpoints(code),
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.styles.css')) return undefined
      const changed = this.environment.moduleGraph.getModuleById(`${stylesPrefix}${file}.js`)
      return changed && [changed]
    },
  }
}
