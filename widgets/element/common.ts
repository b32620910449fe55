import type { Platform } from '#core/platform.ts'
import { locales, regions, type Region } from '#core/foundation/region/regions.ts'
import { translations } from '#core/foundation/wording/translations.ts'
import { brandNames } from '#themes/brands/brands.ts'
import { property, type ElementDefinition } from './definition.ts'

/** A short-lived token for one account, quote or policy, issued to the page's own server. */
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
      summary: 'Region for products, currency and texts. Default: derived from the host name.',
    },
    locale: {
      kind: 'choice',
      values: [...locales, ...translations],
      summary:
        'Language of the texts. Default: the page’s language if there is a translation, otherwise the region’s English.',
    },
    brand: {
      kind: 'choice',
      values: brandNames,
      summary: 'A brand of the platform. To change single colors, use the CSS properties.',
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
      summary: 'Returns a session token from your server. Called again before a token expires.',
    }),
    platform: property<Platform>({
      type: 'object',
      summary: 'A platform whose session, cache and dialogs the element shares. For the portal.',
    }),
  },
  events: {
    'parapet-error': {
      summary: 'Something failed. The element shows the user what to do.',
      detail: {
        code: { type: 'string', summary: 'A code from the error reference.' },
        status: { type: 'number', summary: 'HTTP status; 0 when there was no response.' },
        phase: { type: 'string', summary: 'Where it failed: input, network, answer, render, ….' },
        retryable: { type: 'boolean', summary: 'Whether the element offers a retry.' },
        message: {
          type: 'string',
          summary:
            'The message shown to the user; for a malformed attribute, a message for the developer.',
        },
        requestId: { type: 'string', summary: 'The request ID, for support.' },
        instanceId: { type: 'string', summary: 'ID of the platform instance that failed.' },
        docsUrl: { type: 'string', summary: 'Documentation of this error.' },
        attribute: {
          type: 'string',
          optional: true,
          summary: 'Name of the malformed attribute. Only with the code attributeInvalid.',
        },
      },
    },
    'parapet-ready': {
      summary: 'The first view is on screen. Sent once per element.',
      detail: {},
    },
    'parapet-dirty-changed': {
      summary: 'The element now has unsaved input, or no longer has any.',
      detail: { dirty: { type: 'boolean', summary: 'Whether leaving the page would lose input.' } },
    },
  },
  parts: {
    base: { summary: 'The box around the whole element.' },
    error: { summary: 'An error: a notice, or the text below a field.' },
  },
  cssProperties: {
    '--parapet-font': { summary: 'Font family. Default: the page’s font.' },
    '--parapet-font-size': { summary: 'Base font size; all other sizes follow it. Default: 16px.' },
    '--parapet-accent': { summary: 'Color of the main button and of selected items.' },
    '--parapet-on-accent': {
      summary: 'Color of text on the accent. Default: black or white, whichever is readable.',
    },
    '--parapet-accent-text': {
      summary: 'Accent color for text and links. Default: a readable shade of the accent.',
    },
    '--parapet-background': { summary: 'Background color of the element.' },
    '--parapet-text': { summary: 'Text color.' },
    '--parapet-border': { summary: 'Border color.' },
    '--parapet-roundness': { summary: 'Corner radius of controls, relative to the font size.' },
  },
} as const satisfies Pick<
  ElementDefinition,
  'attributes' | 'properties' | 'events' | 'parts' | 'cssProperties'
>
