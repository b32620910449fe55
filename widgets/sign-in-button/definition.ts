import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** What `<parapet-sign-in-button>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-sign-in-button',
  summary:
    'A light button that signs a visitor in by the platform’s own pop-up and gives the page a narrow token by event. `signIn()`, `signOut()` and `accessToken` do the same from a script. A page with a Cross-Origin-Opener-Policy of its own needs `same-origin-allow-popups`.',
  height: '36px',
  inline: true,
  attributes: {
    'api-base': common.attributes['api-base'],
    'client-key': common.attributes['client-key'],
    region: common.attributes.region,
    locale: common.attributes.locale,
    brand: common.attributes.brand,
    theme: common.attributes.theme,
  },
  properties: {},
  events: {
    'parapet-signed-in': {
      summary: 'The visitor signed in and allowed this page to know them.',
      detail: {
        accessToken: {
          type: 'string',
          summary:
            'May do what the page’s key may, for this visitor; hand it to other elements by `fetchSession`.',
        },
        expiresIn: { type: 'number', summary: 'Seconds until the token ends; it is not renewed.' },
        name: { type: 'string', summary: 'First and last name.' },
        email: { type: 'string', summary: 'E-mail address.' },
        accountId: { type: 'string', summary: 'Organisation the visitor belongs to.' },
        accountName: { type: 'string', summary: 'Its name.' },
      },
    },
    'parapet-sign-in-cancelled': {
      summary: 'The visitor closed the pop-up, or did not allow it.',
      detail: {},
    },
    'parapet-signed-out': {
      summary: 'The token ended, or the visitor signed out of this page.',
      detail: {},
    },
    'parapet-error': common.events['parapet-error'],
  },
  slots: { '': { summary: 'Text of the button; “Log in” without it.' } },
  parts: {
    button: { summary: 'The button.' },
    user: { summary: 'The visitor’s name, once signed in.' },
    'sign-out': { summary: 'The button that makes the page forget the visitor.' },
    blocked: { summary: 'What is said when the browser forbids pop-ups.' },
  },
  cssProperties: common.cssProperties,
})
