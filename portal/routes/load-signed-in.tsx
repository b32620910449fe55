import type { FunctionComponent } from 'react'
import type { Module } from '../frame/modules/module.ts'

/** Brings the shell, and what the modules add to it. */
export const loadSignedIn = async (modules: readonly Module[]): Promise<FunctionComponent> => {
  const [{ SignedIn }, ...parts] = await Promise.all([
    import('../SignedIn.tsx'),
    ...modules.flatMap(({ shell }) => (shell ? [shell()] : [])),
  ])
  return () => <SignedIn parts={parts} />
}
