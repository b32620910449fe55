/** Imports a module without Vite's transformation. Returns whether that succeeded. */
export const importNatively = (path: string): Promise<'there' | 'failed'> =>
  new Promise((done) => {
    addEventListener('imported', (event) => done((event as CustomEvent).detail), { once: true })
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = `import(${JSON.stringify(path)}).then(
      () => 'there', () => 'failed').then((detail) => dispatchEvent(new CustomEvent('imported', { detail })))`
    document.head.append(script)
  })
