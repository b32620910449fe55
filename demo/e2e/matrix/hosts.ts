export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A kind of page that hosts elements. */
export interface HostPage {
  readonly name: string
  /** The page: HTML of its own, or the build of an example in this folder. */
  readonly from: { readonly page: string } | { readonly example: string; readonly built: string }
  readonly engines: readonly EngineName[]
  /** The elements that the page can show; all by default. */
  readonly tags?: readonly string[]
  /** Whether the page has a strict policy with Trusted Types. */
  readonly isStrict?: true
  /** Whether the page is opened on plain http at a host that is not a secure context. */
  readonly isInsecure?: true
}

const one = ['chromium'] as const satisfies readonly EngineName[]

const example = (name: string, built = 'dist'): HostPage => ({
  name: built === 'dist' ? name : `${name}-${built.split('/').at(-1)}`,
  from: { example: name, built },
  engines: one,
})

/** Every kind of page, in the order of the report. */
export const hosts: readonly HostPage[] = [
  { name: 'plain', from: { page: 'plain' }, engines: engineNames },
  { name: 'hostile', from: { page: 'hostile' }, engines: engineNames },
  { name: 'strict', from: { page: 'plain' }, engines: engineNames, isStrict: true },
  { name: 'shadow-open', from: { page: 'shadow-open' }, engines: engineNames },
  { name: 'shadow-closed', from: { page: 'shadow-closed' }, engines: engineNames },
  { name: 'dialog', from: { page: 'dialog' }, engines: one },
  { name: 'iframe', from: { page: 'iframe' }, engines: one },
  { name: 'two-versions', from: { page: 'two-versions' }, engines: one },
  { name: 'insecure', from: { page: 'plain' }, engines: one, isInsecure: true },
  example('elements'),
  example('react'),
  example('vue'),
  example('angular', 'dist/zoneless'),
  example('angular', 'dist/zone'),
  example('svelte'),
  example('preact'),
  { ...example('next'), tags: ['parapet-quote-calculator', 'parapet-quote-button'] },
]
