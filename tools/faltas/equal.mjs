/** Faults that change nothing anybody can see, each with its reason: told as the report tells them, without the line. */
export const EQUAL = new Map([])
