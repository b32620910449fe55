import { parseSync, Visitor, type Plugin } from 'vite'

/**
 * The code with loops over own keys only: `for (key in object)` also visits what a page's script
 * added to `Object.prototype`. Loops that ask `hasOwnProperty` stay.
 */
export const withOwnKeys = (file: string, code: string): string => {
  const edits: (readonly [from: number, to: number, text: string])[] = []
  new Visitor({
    ForInStatement({ left, right, body }) {
      if (code.slice(body.start, body.end).includes('hasOwnProperty')) return
      edits.push([left.end, right.start, ' of Object.keys('], [right.end, right.end, ')'])
    },
  }).visit(parseSync(file, code).program)
  let result = ''
  let at = 0
  for (const [from, to, text] of edits.toSorted((a, b) => a[0] - b[0])) {
    result += code.slice(at, from) + text
    at = to
  }
  return result + code.slice(at)
}

/**
 * Lets elements work on pages whose scripts add properties to every object. Some libraries in our
 * chunks, and the bundler's own code, take those for data of theirs.
 */
export function ownKeys(): Plugin {
  return {
    name: 'parapet:own-keys',
    apply: 'build',
    renderChunk: (code, { fileName }) => ({ code: withOwnKeys(fileName, code), map: null }),
  }
}
