type Body = () => void | Promise<void>

interface Runner {
  describe(name: string, body: () => void): void
  it(name: string, body: Body): void
  beforeEach(body: Body): void
  afterEach(body: Body): void
}

// Mocha defines its functions on the global object.
const runner = globalThis as unknown as Runner

export const describe: Runner['describe'] = (name, body) => runner.describe(name, body)
export const test: Runner['it'] = (name, body) => runner.it(name, body)
export const beforeEach: Runner['beforeEach'] = (body) => runner.beforeEach(body)
export const afterEach: Runner['afterEach'] = (body) => runner.afterEach(body)
