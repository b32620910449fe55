import type { ElementDefinition } from '../element/definition.ts'
import { code, escape, frame, sample } from './frame.ts'
import {
  listening,
  ownLooks,
  ownSession,
  pinnedSnippet,
  policyHeader,
  snippetOf,
} from './snippets.ts'

const section = (id: string, title: string, ...body: readonly string[]): string =>
  `<section id="${id}"><h2>${title}</h2>${body.join('')}</section>`

const paragraph = (text: string): string => `<p>${text}</p>`

const link = (file: string, text: string): string => `<a href="../${file}">${text}</a>`

/** The first page, with links to all others and everything common to all elements. */
export const indexPage = (definitions: readonly ElementDefinition[]): string => {
  const [first] = definitions.filter(({ tag }) => tag === 'parapet-quote-calculator')
  return frame(
    'Elements',
    [
      `<main><h1>Parapet elements</h1>`,
      `<p class="lead">Add cyber insurance to any page with a style sheet, a script and a tag.</p>`,
      first ? sample(snippetOf(first), 'Snippet') : '',
      paragraph(
        `The sheet keeps room for elements that are on their way; the script brings the code of the tags it finds, now and as they appear. It may stand anywhere in the page, more than once. For elements inside a shadow root of your own call ${code('observe(root)')}, which the script exports.`,
      ),
      section(
        'elements',
        'Elements',
        `<ul>`,
        ...definitions.map(
          ({ tag, summary }) =>
            `<li><a href="${tag}.html">${code(`<${tag}>`)}</a><br>${escape(summary)}</li>`,
        ),
        `</ul>`,
      ),
      section(
        'policy',
        'Content security policy',
        paragraph(
          'Everything else can be blocked: the elements use no inline styles, no eval and no workers, and create markup only through the two named Trusted Types policies.',
        ),
        sample(policyHeader, 'Header'),
        paragraph(
          `${code('frame-src')} is for ${code('<parapet-payment-page>')} alone: card numbers are entered at the payment processor.`,
        ),
      ),
      section(
        'versions',
        'Pin a version',
        paragraph(
          `${code('v0')} follows the newest build. To pin one, take its folder and the hashes from ${link('../release.json', code('release.json'))}; the files of earlier builds stay, and the oldest version that still works with the platform is named there.`,
        ),
        sample(pinnedSnippet, 'Pinned snippet'),
        paragraph(
          `Integrity covers the loader and the sheet. Browsers check none for files that a script imports: their hashes stand in ${code('release.json')} for whoever compares them.`,
        ),
      ),
      section(
        'session',
        'Authentication',
        paragraph(
          `A ${code('client-key')} is public and bound to the origins of your pages. It can price, save quotes and read the quotes it saved. For a known client, your server creates a session with its API key at ${code('POST /api/auth/v1/access')}. The element asks for a new one before it ends, and entries are kept.`,
        ),
        sample(ownSession, 'Session'),
        paragraph(
          `Both may be set late or corrected: an element takes them up and keeps what was typed. Elements with the same key share one session. A code entered in ${code('<parapet-security-code>')} opens its policy in a ${code('<parapet-payment-page>')} on the same page, without a script of yours.`,
        ),
      ),
      section(
        'events',
        'Events',
        paragraph('Events bubble and cross shadow roots. Every detail is plain data.'),
        sample(listening, 'Listening'),
      ),
      section(
        'looks',
        'Styling',
        paragraph(
          'Set colors and fonts with custom properties; style details through parts. Your page controls position, width, margin and padding of the tag. Its other styles and its root font size have no effect inside.',
        ),
        sample(ownLooks, 'Style sheet'),
      ),
      section(
        'editors',
        'Editors and types',
        `<ul>`,
        `<li>${link('custom-elements.json', code('custom-elements.json'))} lists every element for catalogues.</li>`,
        `<li>${link('vscode.html-custom-data.json', code('vscode.html-custom-data.json'))} completes HTML in VS Code: name it in ${code('html.customData')}.</li>`,
        `<li>${link('jsx.d.ts', code('jsx.d.ts'))} types the elements in JSX of React 19, and their events.</li>`,
        `</ul>`,
      ),
      `</main>`,
    ].join('\n'),
  )
}
