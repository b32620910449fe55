import type { Platform } from '#core/platform.ts'
import { locales, regions, type Region } from '#core/foundation/region/regions.ts'
import { brandNames } from '#themes/brands/brands.ts'
import { property, type ElementDefinition } from './definition.ts'

/** A short-lived token for one account, quote or policy, made by the page's own server. */
export interface SessionGrant {
  readonly accessToken: string
}
export type FetchSession = () => Promise<string | SessionGrant>

/** What every React element understands beside its own. */
export const common = {
  attributes: {
    'api-base': {
      kind: 'string',
      summary: 'Origin of the platform; without it the origin that served the element.',
    },
    'client-key': {
      kind: 'string',
      summary: 'Publishable key of the agency, bound to the origins of its pages.',
    },
    region: {
      kind: 'choice',
      values: regions.map((region) => region.toLowerCase() as Lowercase<Region>),
      summary: 'Region whose products, currency and texts apply; without it the host name tells.',
    },
    locale: {
      kind: 'choice',
      values: locales,
      summary: 'Language of the texts; without it the language of the region.',
    },
    brand: {
      kind: 'choice',
      values: brandNames,
      summary: 'A brand of the platform’s; single colours are set by CSS properties.',
    },
    theme: {
      kind: 'choice',
      values: ['light', 'dark', 'auto'],
      summary:
        'Light, dark, or as the visitor’s system says; without it the color-scheme of the page.',
    },
  },
  properties: {
    fetchSession: property<FetchSession>({
      type: '() => Promise<string | { accessToken: string }>',
      summary:
        'Brings a session token from the page’s own server; called again when one is about to end.',
    }),
    platform: property<Platform>({
      type: 'object',
      summary: 'A platform to share session, cache and dialogs with; for the portal.',
    }),
  },
  events: {
    'parapet-error': {
      summary: 'Something failed; the element shows what to do.',
      detail: {
        code: { type: 'string', summary: 'A row of the error catalogue.' },
        status: { type: 'number', summary: 'HTTP status; 0 when no answer came.' },
        phase: { type: 'string', summary: 'Where it failed: input, network, answer, render, ….' },
        retryable: { type: 'boolean', summary: 'Whether the same may succeed a moment later.' },
        message: { type: 'string', summary: 'What the visitor reads.' },
        requestId: { type: 'string', summary: 'The server’s id of the request, for support.' },
        instanceId: { type: 'string', summary: 'The platform that failed.' },
        docsUrl: { type: 'string', summary: 'A page about this error.' },
      },
    },
    'parapet-dirty-changed': {
      summary: 'The element began or ceased to hold input that is not saved.',
      detail: { dirty: { type: 'boolean', summary: 'Whether leaving now would lose input.' } },
    },
  },
  parts: {
    base: { summary: 'The box around everything.' },
    error: { summary: 'The notice shown when the element failed.' },
  },
  cssProperties: {
    '--parapet-font': { summary: 'Font family; without it the font of the page.' },
    '--parapet-font-size': { summary: 'Base size that every other size follows; 16px.' },
    '--parapet-accent': { summary: 'Colour of the main button and of what is chosen.' },
    '--parapet-on-accent': { summary: 'Colour of text on the accent.' },
    '--parapet-accent-text': { summary: 'Accent as the colour of text and links.' },
    '--parapet-background': { summary: 'Colour behind the element.' },
    '--parapet-text': { summary: 'Colour of text.' },
    '--parapet-border': { summary: 'Colour of hairlines.' },
    '--parapet-roundness': { summary: 'Corner of a control as a share of the font size.' },
  },
} as const satisfies Pick<
  ElementDefinition,
  'attributes' | 'properties' | 'events' | 'parts' | 'cssProperties'
>
