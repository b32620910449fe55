import type { Region } from '#core/foundation/region/regions.ts'

// The types are separate from the code, so that the build compiles without the portal.

/** The prerendered sign-in page. */
export interface PrerenderedPage {
  readonly html: string
  readonly title: string
  readonly locale: string
}

/**
 * Renders `/login` for a region. With `hasSso`, as with the flag `SSO_LOGIN`, it asks for the email
 * address first.
 */
export type RenderLogin = (region: Region, hasSso: boolean) => Promise<PrerenderedPage>
