/** Refusals of enrolments, each with its stable code. */
import { saidWhen } from '../../../../core/contract/dates.ts'
import { type Failure, failure } from '../../../../core/server/failure.ts'
import { otherRole } from '../../turma/server/public-entrar.ts'
import type { Situacao, WhyNotUndone } from '../rules.ts'

const named = (nomes: readonly string[]): string =>
  nomes.length > 3 ? `${nomes.slice(0, 3).join(', ')}…` : nomes.join(', ')

export const unknownCodigo = () =>
  failure(404, 'codigo_desconhecido', {
    pt: 'Não encontramos turma com este código. Confira com quem o deu a você.',
    en: 'We found no class with this code. Check it with whoever gave it to you.',
  })

export const turmaEncerrada = () =>
  failure(409, 'turma_encerrada', {
    pt: 'A turma está encerrada: ninguém entra nem sai dela.',
    en: 'The class is closed: nobody can join or leave it.',
  })

export const turmaCheia = (vagas: number) =>
  failure(409, 'turma_cheia', {
    pt:
      vagas > 0
        ? `Na turma só ${vagas === 1 ? 'cabe mais ⟦um aluno⟧' : `cabem mais ${vagas} ⟦alunos⟧`}. Ninguém foi adicionado.`
        : 'A turma está cheia.',
    en:
      vagas > 0
        ? `Only ${vagas === 1 ? 'one more student fits' : `${vagas} more students fit`} into the class. Nobody was added.`
        : 'The class is full.',
  })

/** What is refused at the door, by why. */
export function atTheDoorRefusal(situacao: Exclude<Situacao, 'entrar' | 'pedir'>): Failure {
  switch (situacao) {
    case 'equipe':
    case 'responsavel':
      return otherRole(situacao)
    case 'encerrada':
      return turmaEncerrada()
    case 'cheia':
      return turmaCheia(0)
    case 'dentro':
      return failure(409, 'ja_na_turma', {
        pt: 'Você já está nesta turma.',
        en: 'You are in this class already.',
      })
    case 'pediu':
      return failure(409, 'ja_pediu', {
        pt: 'Você já pediu para entrar: quem ensina na turma ainda vai responder.',
        en: 'You have already asked to join: the teacher has not answered yet.',
      })
    case 'recusado':
      return failure(409, 'pedido_recusado', {
        pt: 'Seu pedido para entrar foi recusado. Fale com quem ensina na turma.',
        en: 'Your request to join was refused. Talk to the teacher.',
      })
    case 'saiu':
      return failure(409, 'saiu_da_turma', {
        pt: 'Você saiu desta turma, ou desistiu do pedido. Para voltar, fale com a escola.',
        en: 'You left this class, or took your request back. To come back, talk to the school.',
      })
    case 'fechada':
      return failure(403, 'entrada_fechada', {
        pt: 'Nesta turma não se entra por código. Peça à escola que adicione você.',
        en: 'You cannot join this class with a code. Ask the school to add you.',
      })
  }
}

export const alreadyIn = (nomes: readonly string[]) =>
  failure(409, 'ja_na_turma', {
    pt: `Já na turma, ou com pedido pendente: ${named(nomes)}. Ninguém foi adicionado.`,
    en: `In the class already, or waiting to join: ${named(nomes)}. Nobody was added.`,
  })

export const leftByTransfer = (nomes: readonly string[]) =>
  failure(409, 'foi_transferido', {
    pt: `Saiu daqui por transferência: ${named(nomes)}. Para voltar, a gestão desfaz a transferência ou transfere de volta.`,
    en: `Left by transfer: ${named(nomes)}. To come back, the manager undoes the transfer or transfers them back.`,
  })

export const notIn = () =>
  failure(409, 'fora_da_turma', {
    pt: '⟦Este aluno⟧ não está mais na turma: alguém o removeu ou transferiu antes.',
    en: 'This student is not in the class anymore: somebody removed or transferred them before.',
  })

/** Whom the school put in is taken out by it. */
export const notAlone = () =>
  failure(403, 'saida_pela_escola', {
    pt: 'A escola adicionou você a esta turma. Para sair, fale com quem ensina nela ou com a secretaria.',
    en: 'The school added you to this class. To leave, talk to the teacher or to the office.',
  })

export const notWaiting = (nomes: readonly string[]) =>
  failure(409, 'ja_respondido', {
    pt: `Alguém já respondeu o pedido de ${named(nomes)}. Nada mudou.`,
    en: `Somebody answered the request of ${named(nomes)} already. Nothing changed.`,
  })

export const numeroTaken = (numero: number) =>
  failure(
    409,
    'numero_em_uso',
    {
      pt: `O número ${numero} já é de ⟦outro aluno⟧ da turma.`,
      en: `Another student of the class has number ${numero}.`,
    },
    {
      campos: {
        numero: { pt: 'Este número já é de ⟦outro aluno⟧.', en: 'Another student has this number.' },
      },
    },
  )

export const sameTurma = () =>
  failure(422, 'mesma_turma', {
    pt: 'A turma de destino é a mesma de onde ⟦o aluno⟧ sai. Escolha outra.',
    en: 'The destination is the class that the student leaves. Choose another one.',
  })

export const inExam = (nome: string, ate: Date) =>
  failure(
    409,
    'em_prova',
    saidWhen(
      {
        pt: (quando) => `${nome} está fazendo uma prova nesta turma até as ${quando}. Espere que termine.`,
        en: (when) => `${nome} is taking an exam in this class until ${when}. Wait until it ends.`,
      },
      ate,
      'time',
    ),
  )

export const alreadyTransferred = () =>
  failure(409, 'ja_transferido', {
    pt: '⟦Este aluno⟧ já foi transferido por outra pessoa. Veja em “Saíram” para onde.',
    en: 'Somebody else transferred this student already. See under “Left” where to.',
  })

export const alreadyThere = () =>
  failure(409, 'ja_no_destino', {
    pt: '⟦O aluno⟧ já está na turma de destino. Se saiu desta, remova-o daqui.',
    en: 'The student is in the destination class already. If they left this one, remove them here.',
  })

const UNDO: Record<WhyNotUndone, { pt: string; en: string }> = {
  desfeita: { pt: 'Esta transferência já foi desfeita.', en: 'This transfer was undone already.' },
  prazo: {
    pt: 'Passaram os 15 dias em que dava para desfazer. Transfira ⟦o aluno⟧ de volta.',
    en: 'The 15 days in which it could be undone have passed. Transfer the student back.',
  },
  seguiu: {
    pt: '⟦O aluno⟧ já foi transferido de novo. Desfaça primeiro a última transferência.',
    en: 'The student was transferred again. Undo the latest transfer first.',
  },
  mudou: {
    pt: '⟦O aluno⟧ já voltou a esta turma por outro caminho.',
    en: 'The student came back to this class in another way.',
  },
}

export const cannotUndo = (why: WhyNotUndone) => failure(409, `nao_se_desfaz_${why}`, UNDO[why])
