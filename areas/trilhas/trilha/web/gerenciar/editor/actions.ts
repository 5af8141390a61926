/** What is done to the outline from several places: something new, a step up or down, a removal with its undoing. */
import { useTexts } from '../../../../../../core/web/texts.ts'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { useEditor } from './context.ts'
import { addedEixo, addedSkill, given, type Linha, linhasDe, stepped, taken } from './outline.ts'
import { editorTexts } from './texts.ts'

export function useOutline() {
  const t = useTexts(editorTexts)
  const { store, nomes, parte, open } = useEditor()
  const nameOf = (linha: Linha) =>
    linha.tipo === 'eixo'
      ? linha.eixo.nome.trim() || t.sem(nomes.eixo[0])
      : linha.habilidade.nome.trim() || t.sem(nomes.habilidade[0])
  return {
    nameOf,
    addEixo() {
      const chave = store.key()
      store.change((desenho) => addedEixo(desenho, chave))
      open(chave, true)
    },
    addSkill(eixo: string, after?: string) {
      const chave = store.key()
      store.change((desenho) => addedSkill(desenho, eixo, chave, after))
      open(chave, true)
    },
    step(chave: string, by: 1 | -1) {
      store.change((desenho) => stepped(desenho, chave, by))
      return linhasDe(store.read().desenho).find((linha) => linha.chave === chave)?.numero ?? ''
    },
    /** @returns the key of the row that takes its place, or the last; null when none is left */
    remove(linha: Linha): string | null {
      const before = store.read().desenho
      const at = linhasDe(before).findIndex(({ chave }) => chave === linha.chave)
      store.remove((desenho) => taken(desenho, linha.chave))
      const rest = linhasDe(store.read().desenho)
      const near = rest[Math.min(at, rest.length - 1)]?.chave ?? null
      if (!rest.some(({ chave }) => chave === parte)) open(near ?? 'dados')
      const n = linha.tipo === 'eixo' ? linha.eixo.habilidades.length : 0
      notify.info(
        linha.tipo === 'eixo'
          ? t.foiTiradoEixo(nameOf(linha), n, nomes.habilidade[n === 1 ? 0 : 1])
          : t.foiTirada(nameOf(linha)),
        {
          run: () => {
            store.change((desenho) => given(desenho, before, linha.chave))
            open(linha.chave)
          },
        },
      )
      return near
    },
  }
}
