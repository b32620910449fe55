import type { Stop } from './host.ts'

/** Named events with one payload each. */
export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Stop
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void
}

/**
 * Creates an emitter. A listener may unsubscribe while it is called without affecting the others.
 */
export const createEmitter = <Events extends object>(): Emitter<Events> => {
  const listeners: { [Name in keyof Events]?: Set<(detail: Events[Name]) => void> } = {}
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set())
      set.add(listener)
      return () => set.delete(listener)
    },
    emit(name, detail) {
      for (const listener of [...(listeners[name] ?? [])]) listener(detail)
    },
  }
}
