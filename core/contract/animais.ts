/** The animals that children are shown as: of here, none of them among the pictures that sign in. */

export const ANIMAIS = ['capivara', 'onca', 'tucano', 'arara', 'tatu', 'preguica', 'boto', 'mico'] as const
export type Animal = (typeof ANIMAIS)[number]

/** Whoever chose none is always the same one: nobody is bare. */
export const animalDe = (id: number): Animal => ANIMAIS[id % ANIMAIS.length] ?? 'capivara'
