/** What the server says about playlists. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const playlistTexts = defineTexts({
  nome: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  aulas: {
    pt: 'Uma das aulas não está publicada ou não é para você. Escolha de novo.',
    en: 'One of the lessons is not published, or not for you. Choose again.',
  },
  cheia: {
    pt: 'Uma playlist tem no máximo 200 aulas.',
    en: 'A playlist has 200 lessons at most.',
  },
  ordem: {
    pt: 'A playlist mudou enquanto você a arrumava. Veja como está agora e arrume de novo.',
    en: 'The playlist changed while you arranged it. See how it is now and arrange it again.',
  },
  fim: { pt: 'O fim precisa vir depois do início.', en: 'The end comes after the start.' },
  passado: { pt: 'Escolha um fim que ainda não passou.', en: 'Choose an end that is still to come.' },
  alvo: { pt: 'Escolha pelo menos uma turma ou rede.', en: 'Choose at least one class or network.' },
  encerrada: {
    pt: 'Uma das turmas está encerrada: não recebe playlists.',
    en: 'One of the classes is closed: it takes no playlists.',
  },
})

/** Why a linked playlist is not removed at once. `nomes`: of the first classes. */
export const vinculada = (nomes: readonly string[], total: number) => {
  const more = total - nomes.length
  const pt = [...nomes, ...(more > 0 ? [`mais ${more}`] : [])].join(', ')
  const en = [...nomes, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return {
    pt: `${plural(total, 'Uma turma perde', '# turmas perdem')} esta playlist: ${pt}. Confirme para remover.`,
    en: `${plural(total, 'One class loses', '# classes lose')} this playlist: ${en}. Confirm to remove it.`,
  }
}
