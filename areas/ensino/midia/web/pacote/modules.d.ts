/** Modules without types of their own. */
declare module 'h5p-standalone' {
  export const H5P: new (
    place: HTMLElement,
    options: {
      h5pJsonPath: string
      frameJs: string
      frameCss: string
      saveFreq: number
      contentUserData: Record<string, Record<string, string>> | undefined
    },
  ) => Promise<void>
}
