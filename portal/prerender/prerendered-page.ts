import type { Region } from '#core/foundation/region/regions.ts'

// Apart from its code, so that the build, which runs it, compiles without the portal.

/** The prerendered sign-in page. */
export interface PrerenderedPage {
  readonly html: string
  readonly title: string
  readonly locale: string
}

/**
 * Renders `/login` of a region. With `hasSso` it asks for the email address first, as with the flag
 * `SSO_LOGIN`.
 */
export type RenderLogin = (region: Region, hasSso: boolean) => Promise<PrerenderedPage>
