import type { Platform } from '#core/platform.ts'
import { locales, regions, type Region } from '#core/foundation/region/regions.ts'
import { translations } from '#core/foundation/wording/translations.ts'
import { brandNames } from '#themes/brands/brands.ts'
import { property, type ElementDefinition } from './definition.ts'

/** A short-lived token for one account, quote or policy, made by the page's own server. */
export interface SessionGrant {
  readonly accessToken: string
}
export type FetchSession = () => Promise<string | SessionGrant>

/** Attributes and properties of every React element. */
export const common = {
  attributes: {
    'api-base': {
      kind: 'string',
      summary: 'Origin of the platform. Default: the origin that served the element.',
    },
    'client-key': {
      kind: 'string',
      summary: 'The agency’s publishable key, bound to the origins of its pages.',
    },
    region: {
      kind: 'choice',
      values: regions.map((region) => region.toLowerCase() as Lowercase<Region>),
      summary: 'Region for products, currency and texts. Default: by host name.',
    },
    locale: {
      kind: 'choice',
      values: [...locales, ...translations],
      summary:
        'Language of the texts. Default: the page’s, where it is a translation, else the region’s.',
    },
    brand: {
      kind: 'choice',
      values: brandNames,
      summary: 'A brand of the platform. Set single colours with CSS properties.',
    },
    theme: {
      kind: 'choice',
      values: ['light', 'dark', 'auto'],
      summary: 'Light, dark, or the user’s system setting. Default: the page’s color-scheme.',
    },
  },
  properties: {
    fetchSession: property<FetchSession>({
      type: '() => Promise<string | { accessToken: string }>',
      summary: 'Returns a session token from your server. Called again before a token ends.',
    }),
    platform: property<Platform>({
      type: 'object',
      summary: 'A platform to share session, cache and dialogs with; for the portal.',
    }),
  },
  events: {
    'parapet-error': {
      summary: 'Something failed. The element tells the user what to do.',
      detail: {
        code: { type: 'string', summary: 'A row of the error catalogue.' },
        status: { type: 'number', summary: 'HTTP status; 0 when no answer came.' },
        phase: { type: 'string', summary: 'Where it failed: input, network, answer, render, ….' },
        retryable: { type: 'boolean', summary: 'Whether the element offers to try again.' },
        message: {
          type: 'string',
          summary:
            'The message the user sees; for a malformed attribute, the one for its developer.',
        },
        requestId: { type: 'string', summary: 'The request ID, for support.' },
        instanceId: { type: 'string', summary: 'The platform that failed.' },
        docsUrl: { type: 'string', summary: 'Documentation of this error.' },
        attribute: {
          type: 'string',
          optional: true,
          summary: 'The attribute that is wrong, with code attributeInvalid.',
        },
      },
    },
    'parapet-ready': {
      summary: 'The first view is on screen, once for each element.',
      detail: {},
    },
    'parapet-dirty-changed': {
      summary: 'The element has unsaved input, or no longer has.',
      detail: { dirty: { type: 'boolean', summary: 'Whether leaving now would lose input.' } },
    },
  },
  parts: {
    base: { summary: 'The box around everything.' },
    error: { summary: 'Each error: a notice, or the text below a field.' },
  },
  cssProperties: {
    '--parapet-font': { summary: 'Font family. Default: the page’s font.' },
    '--parapet-font-size': { summary: 'Base size for all other sizes. Default 16px.' },
    '--parapet-accent': { summary: 'Colour of the main button and of selected items.' },
    '--parapet-on-accent': {
      summary: 'Colour of text on the accent. Default: black or white, whichever is readable.',
    },
    '--parapet-accent-text': {
      summary: 'Accent colour for text and links. Default: a readable shade of the accent.',
    },
    '--parapet-background': { summary: 'Colour behind the element.' },
    '--parapet-text': { summary: 'Colour of text.' },
    '--parapet-border': { summary: 'Colour of hairlines.' },
    '--parapet-roundness': { summary: 'Corner radius of controls, relative to the font size.' },
  },
} as const satisfies Pick<
  ElementDefinition,
  'attributes' | 'properties' | 'events' | 'parts' | 'cssProperties'
>
