import { finding, type Finding } from './finding.ts'
import type { DetectedElement } from './detected-elements.ts'

/** The part of `release.json` that the doctor reads. */
export interface Release {
  readonly version: string
  readonly loader: string
  readonly integrity: string
  readonly alias: string
}

/**
 * The parsed release; undefined when it is malformed, because a wrong address can return anything.
 */
export const parseRelease = (read: unknown): Release | undefined => {
  const text = (name: string): string => {
    const value: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : ''
    return typeof value === 'string' ? value : ''
  }
  const release = {
    version: text('version'),
    loader: text('loader'),
    integrity: text('integrity'),
    alias: text('alias'),
  }
  return release.version === '' ? undefined : release
}

const file = /\/widgets\/v([\w.-]+)\/(loader\.js|parapet\.css)(?:[?#]|$)/

interface LoadedFile {
  readonly node: Element
  readonly address: string
  readonly version: string
}

const loaded = (page: Document, selector: string, attribute: string): readonly LoadedFile[] =>
  [...page.querySelectorAll(selector)].flatMap((node) => {
    const address = node.getAttribute(attribute) ?? ''
    const [, version] = file.exec(URL.parse(address, page.baseURI)?.href ?? '') ?? []
    return version === undefined ? [] : [{ node, address, version }]
  })

export const loadersOn = (page: Document) => loaded(page, 'script[src*="loader.js"]', 'src')
export const sheetsOn = (page: Document) =>
  loaded(page, 'link[rel~="stylesheet" i][href*="parapet.css"]', 'href')

/** `v0` is an alias for the latest build of its major version. */
const resolveAlias = (version: string, release: Release | undefined): string =>
  release && release.version.startsWith(`${version}.`) ? release.version : version

/** Whether `a` is an older version than `b`. */
export const isOlder = (a: string, b: string): boolean =>
  a.localeCompare(b, 'en', { numeric: true }) < 0

const snippet = (platform: string): string =>
  `<script type="module" async src="${platform}/widgets/v0/loader.js" crossorigin></script>`

const loaderFindings = (
  page: Document,
  elements: readonly DetectedElement[],
  platform: string,
): readonly Finding[] => {
  const loaders = loadersOn(page)
  const isDefined = elements.some(({ definition }) => customElements.get(definition.tag))
  if (loaders.length === 0)
    return isDefined || elements.length === 0
      ? []
      : [
          finding(
            'loaderMissing',
            `No loader for ${[...new Set(elements.map(({ definition }) => definition.tag))].join(', ')}.`,
            'HTML',
            snippet(platform),
          ),
        ]
  return loaders
    .filter(({ node }) => node.getAttribute('type') !== 'module')
    .map(({ address }) =>
      finding(
        'loaderNotModule',
        address,
        'HTML',
        `<script type="module" async src="${address}" crossorigin></script>`,
      ),
    )
}

const sheetFindings = (
  page: Document,
  elements: readonly DetectedElement[],
  platform: string,
): readonly Finding[] => {
  const tallElement = elements.find(({ definition }) => definition.height !== '0px')
  if (!tallElement || sheetsOn(page).length > 0) return []
  return [
    finding(
      'sheetMissing',
      `<${tallElement.definition.tag}> has no height until its code has loaded.`,
      'HTML',
      `<link rel="stylesheet" href="${platform}/widgets/v0/parapet.css" />`,
    ),
  ]
}

const versionFindings = (page: Document, release: Release | undefined): readonly Finding[] => {
  const files = [...loadersOn(page), ...sheetsOn(page)]
  const versions = [...new Set(files.map(({ version }) => resolveAlias(version, release)))]
  const newest = versions.toSorted((a, b) => (isOlder(a, b) ? 1 : -1))[0] ?? ''
  const mixed =
    versions.length > 1
      ? [
          finding(
            'versionsMixed',
            `The page loads ${files.map(({ address }) => address).join(' and ')}.`,
            'HTML',
            `Use /widgets/v${newest}/ for all of them.`,
          ),
        ]
      : []
  const old = loadersOn(page).filter(
    ({ version }) => release && isOlder(resolveAlias(version, release), release.version),
  )
  return [
    ...mixed,
    ...old.map(({ version }) =>
      finding(
        'loaderOld',
        `The page loads ${version}. The latest version is ${release?.version ?? ''}.`,
        'HTML',
        `src="…/widgets/${release?.loader ?? ''}" integrity="${release?.integrity ?? ''}"`,
      ),
    ),
  ]
}

/** A hash matches only one build, and only if the browser can read the file. */
const integrityFindings = (page: Document, release: Release | undefined): readonly Finding[] =>
  loadersOn(page).flatMap(({ node, address, version }) => {
    const integrity = node.getAttribute('integrity')
    if (integrity === null) return []
    const problem = integrityProblem(
      { integrity, version, isCors: node.hasAttribute('crossorigin') },
      release,
    )
    if (problem === undefined) return []
    return [
      finding(
        'integrityWrong',
        `${problem}: ${address}`,
        'HTML',
        `src="…/widgets/${release?.loader ?? ''}" integrity="${release?.integrity ?? ''}" crossorigin`,
      ),
    ]
  })

const integrityProblem = (
  loader: { readonly integrity: string; readonly version: string; readonly isCors: boolean },
  release: Release | undefined,
): string | undefined => {
  if (!loader.isCors) return 'Without crossorigin the browser cannot check the hash'
  if (/^\d+$/.test(loader.version))
    return 'The hash will not match the next build behind this alias'
  const isNewest = release?.version === loader.version
  return isNewest && !loader.integrity.split(/\s+/).includes(release.integrity)
    ? 'The hash does not match the file'
    : undefined
}

/** Problems with the files that a page loads. */
export const releaseFindings = (
  page: Document,
  elements: readonly DetectedElement[],
  platform: string,
  release: Release | undefined,
): readonly Finding[] => [
  ...loaderFindings(page, elements, platform),
  ...sheetFindings(page, elements, platform),
  ...versionFindings(page, release),
  ...integrityFindings(page, release),
]
