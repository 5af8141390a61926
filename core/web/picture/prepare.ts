/** Pictures as they are sent, whatever the camera made of them: every file goes through here on its way out. */
import { isPictureName } from '../../contract/picture-names.ts'

interface Rule {
  extensions: readonly string[]
}

const prepared = new WeakMap<File, Promise<File>>()

function once(file: File): Promise<File> {
  const known = prepared.get(file)
  if (known) return known
  const made = import('./ready.ts').then(({ readyPicture }) => readyPicture(file))
  prepared.set(file, made)
  made.then(
    // What came out goes through unchanged when it is sent again, or from the device's own store.
    (result) => prepared.set(result, made),
    // Without a network the part that reads pictures may not come: the next time asks for it anew.
    () => prepared.delete(file),
  )
  return made
}

/**
 * Pictures among the files made small and upright where the place takes pictures; the rest as it is. A picture that this
 * device can't read stays what it was, and the server says why it is refused. The same file again is the same result.
 */
export const preparePictures = (files: readonly File[], { extensions }: Rule): Promise<File[]> =>
  Promise.all(
    files.map(async (file) =>
      extensions.includes('.jpg') && isPictureName(file.name) ? await once(file) : file,
    ),
  )
