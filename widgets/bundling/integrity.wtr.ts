import { equal } from '../testing/assert.ts'
import { importNatively } from '../testing/import-natively.ts'
import { describe, test } from '../testing/suite.ts'

/** The hash of the script that the server gives for each of these addresses. */
const right = 'sha384-JukSUYJPZeRfOgpIIOZUzCffxHkbzKy8IRcsGbuYdv2DRcj50FvchnTaWNGSl0u7'
const wrong = right.replace('Juk', 'kuJ')

let last = 0
const nextScript = (): string => {
  last += 1
  return `/__chunk/${last}.js`
}

/** Preloads a module as a pinned page does, and waits until that has succeeded or failed. */
const preload = (href: string, integrity: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    document.head.append(link)
  })

/** WebKit ignores the integrity of `modulepreload`, as the documentation says. */
const isWebKit = !/Firefox|Chrom/.test(navigator.userAgent)
const refused = isWebKit ? 'there' : 'failed'

describe('a module preloaded with its hash', () => {
  test('is imported when its bytes are right', async () => {
    const path = nextScript()
    await preload(path, right)
    equal(await importNatively(path), 'there')
  })

  test('is not imported when its bytes are others', async () => {
    const path = nextScript()
    await preload(path, wrong)
    equal(await importNatively(path), refused)
  })

  test('is not imported by another module either', async () => {
    const path = nextScript()
    await preload(path, wrong)
    equal(await importNatively(`/__chunk/parent.js?of=${path}`), refused)
  })
})
