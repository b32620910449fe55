import type { FunctionComponent } from 'react'
import type { Module } from '../frame/modules/module.ts'

/** Loads the shell and the modules' shell parts. */
export const loadSignedIn = async (modules: readonly Module[]): Promise<FunctionComponent> => {
  const [{ SignedIn }, ...parts] = await Promise.all([
    import('../SignedIn.tsx'),
    ...modules.flatMap(({ shell }) => (shell ? [shell()] : [])),
  ])
  return () => <SignedIn parts={parts} />
}
