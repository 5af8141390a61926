/** Messages to the server, as its protocol writes them, gathered into one piece of memory: one write sends them all. */

const FIRST_BYTES = 16_384
/** A piece larger than this is let go of after use. */
const KEPT_BYTES = 1_048_576

let memory = Buffer.allocUnsafe(FIRST_BYTES)
let end = 0

function makeRoom(bytes: number): void {
  if (end + bytes <= memory.length) return
  const larger = Buffer.allocUnsafe(Math.max(memory.length * 2, end + bytes))
  memory.copy(larger, 0, 0, end)
  memory = larger
}

function addBytes(bytes: Buffer): void {
  makeRoom(bytes.length)
  end += bytes.copy(memory, end)
}

function addText(text: string): void {
  makeRoom(text.length * 3)
  end += memory.write(text, end)
}

/** A text that ends with NUL; what it holds after one of its own would be read as something else. */
function addName(text: string): void {
  if (text.includes('\0')) throw new RangeError('A statement holds no NUL.')
  addText(text)
  makeRoom(1)
  memory[end] = 0
  end += 1
}

function addInt16(value: number): void {
  makeRoom(2)
  end = memory.writeUInt16BE(value, end)
}

/** Writes a message of the given letter; its length, which stands in front, is known when it is written. */
function addMessage(letter: string, write: () => void): void {
  makeRoom(5)
  memory[end] = letter.charCodeAt(0)
  const start = end + 1
  end += 5
  write()
  memory.writeInt32BE(end - start, start)
}

/** Begins a new piece, whatever became of the last one. */
export function beginPiece(): void {
  end = 0
}

/** What was gathered. */
export function takePiece(): Buffer {
  const piece = Buffer.from(memory.subarray(0, end))
  if (memory.length > KEPT_BYTES) memory = Buffer.allocUnsafe(FIRST_BYTES)
  end = 0
  return piece
}

/** The server plans `text` and keeps it under `name`. */
export const addParse = (name: string, text: string): void =>
  addMessage('P', () => {
    addName(name)
    addName(text)
    addInt16(0)
  })

/** The server lets go of what it keeps under `name`, if anything. */
export const addClose = (name: string): void =>
  addMessage('C', () => {
    addText('S')
    addName(name)
  })

export type Parameter = string | Buffer | null

function addParameter(value: Parameter): void {
  makeRoom(4)
  const start = end
  end += 4
  if (typeof value === 'string') addText(value)
  else if (value !== null) addBytes(value)
  memory.writeInt32BE(value === null ? -1 : end - start - 4, start)
}

/** Gives a statement its parameters; rows come as texts. */
export const addBind = (name: string, values: readonly Parameter[]): void =>
  addMessage('B', () => {
    addName('')
    addName(name)
    const hasBytes = values.some((value) => typeof value === 'object' && value !== null)
    addInt16(hasBytes ? values.length : 0)
    if (hasBytes) for (const value of values) addInt16(typeof value === 'object' && value !== null ? 1 : 0)
    addInt16(values.length)
    for (const value of values) addParameter(value)
    addInt16(0)
  })

const DESCRIBE = Buffer.from('D\0\0\0\x06P\0', 'latin1')
const EXECUTE = Buffer.from('E\0\0\0\x09\0\0\0\0\0', 'latin1')
const SYNC = Buffer.from('S\0\0\0\x04', 'latin1')

/** The server tells the columns of what was bound last. */
export const addDescribe = (): void => addBytes(DESCRIBE)
export const addExecute = (): void => addBytes(EXECUTE)
/** The server answers, and goes on after an error. */
export const addSync = (): void => addBytes(SYNC)
