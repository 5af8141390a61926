export interface ReceivedFile {
  sha256: string
}
export const readMultipart = async (_r: unknown, _l: unknown) => ({
  fields: {} as Record<string, string>,
  files: [] as ReceivedFile[],
  dispose: async () => {},
})
