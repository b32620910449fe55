import { equal, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { watchPage } from './watch-page.ts'

/** Watches footers until the test ends with `stop`. */
const watch = () => {
  let heights: readonly number[] = []
  const stop = watchPage('[data-foot]', (feet) => {
    heights = feet.map((foot) => foot.getBoundingClientRect().height)
  })
  return { heights: () => heights.join(), stop }
}

const footOf = (height: string): HTMLElement => {
  const foot = document.createElement('footer')
  foot.dataset['foot'] = ''
  foot.style.height = height
  return foot
}

describe('watchPage', () => {
  test('reports an element that is added, grows and is removed', async () => {
    const { heights, stop } = watch()
    equal(heights(), '')
    const foot = footOf('40px')
    document.body.append(foot)
    await until(() => heights() === '40', 'Heights that differ')
    foot.style.height = '60px'
    await until(() => heights() === '60', 'Heights that differ')
    foot.remove()
    await until(() => heights() === '', 'Heights that differ')
    stop()
  })

  test('reports an element in a shadow root that was added later', async () => {
    const { heights, stop } = watch()
    const element = document.createElement('div')
    element.dataset['element'] = ''
    const root = element.attachShadow({ mode: 'open' })
    document.body.append(element)
    root.append(footOf('30px'))
    await until(() => heights() === '30', 'Heights that differ')
    root.append(footOf('20px'))
    await until(() => heights() === '30,20', 'Heights that differ')
    element.remove()
    stop()
  })
})
