import { common } from '../element/common.ts'
import { elementDefinition, method, property } from '../element/definition.ts'

/** The definition of `<parapet-sign-in-button>`. */
export const definition = elementDefinition({
  tag: 'parapet-sign-in-button',
  summary:
    'A lightweight button that logs a user in through the platform’s pop-up and passes a limited token to the page in an event. Scripts can use `signIn()`, `signOut()` and `accessToken`. If your page sends a Cross-Origin-Opener-Policy, set it to `same-origin-allow-popups`.',
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
  getters: {
    accessToken: property<string | undefined>({
      type: 'string | undefined',
      summary: 'The user’s token; undefined before they log in and after it expires.',
    }),
  },
  methods: {
    signIn: method<() => void>({
      summary: 'Opens the pop-up. Call it in a click handler, or the browser blocks the pop-up.',
    }),
    signOut: method<() => void>({ summary: 'Removes the user’s token from the page.' }),
  },
  events: {
    'parapet-ready': common.events['parapet-ready'],
    'parapet-signed-in': {
      summary: 'The user logged in and shared their details with this page.',
      detail: {
        accessToken: {
          type: 'string',
          summary:
            'The user’s token, with the permissions of the page’s key. Pass it to other elements through `fetchSession`.',
        },
        expiresIn: {
          type: 'number',
          summary: 'Seconds until the token expires. It is not renewed.',
        },
        name: { type: 'string', summary: 'First and last name.' },
        email: { type: 'string', summary: 'Email address.' },
        accountId: { type: 'string', summary: 'The user’s organization.' },
        accountName: { type: 'string', summary: 'Its name.' },
      },
    },
    'parapet-sign-in-cancelled': {
      summary: 'The user closed the pop-up or declined.',
      detail: {},
    },
    'parapet-signed-out': {
      summary: 'The token expired, or the user logged out of this page.',
      detail: {},
    },
    'parapet-error': common.events['parapet-error'],
  },
  slots: { '': { summary: 'Text of the button. Default: “Log in”.' } },
  parts: {
    button: { summary: 'The button.' },
    user: { summary: 'The user’s name, once logged in.' },
    'sign-out': { summary: 'The Log out button.' },
    error: {
      summary: 'The reason why the login failed, or the notice that the pop-up was blocked.',
    },
    blocked: { summary: 'The notice that the pop-up was blocked.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'key' },
    example: { attributes: { region: 'us' }, text: 'Log in' },
    keyboard: [['`Enter` `Space`', 'Opens the pop-up, or logs out.']],
    layout: ['Inline, as wide as its text, and 36 pixels high (44 with a coarse pointer).'],
    accessibility: {
      exposed: 'A button. After login: the visitor’s name and a Log out button.',
      tests: ['axe', 'keyboard', 'focus', 'announced'],
      limits: [
        'The pop-up is a page of the platform in its own window, which browsers announce.',
        'If the pop-up is blocked, a link opens it.',
      ],
    },
  },
})
