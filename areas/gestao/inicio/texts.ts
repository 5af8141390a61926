/** What the calls of the queue refuse, in words. */
export const inicioTexts = {
  adiadasDemais: (most: number) => ({
    pt: `Você já adiou ${most} linhas. Retome algumas antes.`,
    en: `You have already put off ${most} lines. Bring some back first.`,
  }),
}
