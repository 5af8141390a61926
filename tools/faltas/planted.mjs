/** What the runner of faults is tried on: one rule that its test holds, one that it only passes by (tools/faltas.test.mjs). */

export const isGrown = (age) => age >= 18

export const isLong = (text) => text.length > 40

const MOST = 3

export const isMany = (count) => count > MOST
