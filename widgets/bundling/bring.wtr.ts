import { equal } from '../testing/assert.ts'
import { test } from '../testing/suite.ts'
import { makeBring } from './bring.ts'

const bring = makeBring()

/** A plain import that Vite does not transform. */
const importPlainly = (path: string): Promise<string> =>
  new Promise((done) => {
    addEventListener('imported', (event) => done((event as CustomEvent).detail), { once: true })
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = `import(${JSON.stringify(path)}).then(
      () => 'there', () => 'failed').then((detail) => dispatchEvent(new CustomEvent('imported', { detail })))`
    document.head.append(script)
  })

test('an import that failed once can be repeated', async () => {
  const path = `/__flaky/script.js?${crypto.getRandomValues(new Uint32Array(1)).join()}`
  const load = () => bring([path], location.href, () => importPlainly(path))
  equal(await load().catch(() => 'not fetched'), 'not fetched')
  equal(await load(), 'there')
})
