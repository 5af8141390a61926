/** What a teacher does for pupils, each asked once more: new cards, a card ended, pictures and password made anew. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import type { TurmaHeader } from '../../turma/contract.ts'
import { type AcessoDoAluno, cartaoApi } from '../contract.ts'
import { cartoesTexts } from './cartoes-texts.ts'

const PDF = 'application/pdf'

export type Act =
  | { what: 'issue'; alunos: readonly AcessoDoAluno[] }
  | { what: 'revoke' | 'imagem' | 'senha'; aluno: AcessoDoAluno }

type Done = { emitidos: number; pdf: string } | { nome: string; login: string; senha: string }

interface Props {
  turma: TurmaHeader
  act: Act | null
  onClose: () => void
}

/** Letters and digits of a name, for a file. */
const plain = (nome: string): string => nome.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')

function useActs({ turma, onClose }: Props, onDone: (done: Done) => void) {
  const t = useTexts(cartoesTexts)
  const language = useLanguage()
  const issue = useSend(cartaoApi.issue)
  const revoke = useSend(cartaoApi.revoke)
  const imagem = useSend(cartaoApi.resetImagem)
  const senha = useSend(cartaoApi.resetSenha)

  const run = async (act: Act): Promise<void> => {
    if (act.what === 'issue') {
      const body = { alunos: act.alunos.map(({ id }) => id) }
      const made = await issue.mutateAsync({ params: { turma: turma.id }, body })
      saveFile(t.arquivo(plain(turma.nome)), PDF, made.pdf)
      return onDone(made)
    }
    const { aluno } = act
    const params = { turma: turma.id, aluno: aluno.id }
    if (act.what === 'senha') return onDone({ nome: aluno.nome, ...(await senha.mutateAsync({ params })) })
    if (act.what === 'revoke') {
      await revoke.mutateAsync({ params })
      notify.success(t.encerrado)
      return
    }
    await imagem.mutateAsync({ params })
    notify.success(t.imagemRedefinida(aluno.nome))
  }
  return (act: Act) =>
    run(act)
      .catch((error: unknown) => notify.error(errorSentence(error, language)))
      .finally(onClose)
}

function useWords(act: Act | null) {
  const t = useTexts(cartoesTexts)
  if (act === null) return { title: '', text: '', label: '' }
  if (act.what === 'issue') {
    const [only] = act.alunos
    const old = act.alunos.filter(({ cartao_em }) => cartao_em !== null).length
    return {
      title:
        act.alunos.length === 1 && only ? t.confirmarNovoDe(only.nome) : t.confirmarNovos(act.alunos.length),
      text: old > 0 ? t.osAntigos(old) : t.descricao,
      label: act.alunos.length === 1 ? t.novoCartao : t.fazerCartoes,
      harmless: old === 0,
    }
  }
  const { nome } = act.aluno
  return {
    revoke: { title: t.confirmarEncerrar(nome), text: t.encerrarTexto, label: t.encerrarCartao },
    imagem: { title: t.confirmarImagem(nome), text: t.imagemTexto, label: t.redefinirImagem },
    senha: { title: t.confirmarSenha(nome), text: t.senhaTexto, label: t.redefinirSenha },
  }[act.what]
}

export function ActDialogs(props: Props) {
  const { turma, act, onClose } = props
  const t = useTexts(cartoesTexts)
  const [done, setDone] = useState<Done | null>(null)
  const run = useActs(props, setDone)
  const words: { title: string; text: string; label: string; harmless?: boolean } = useWords(act)
  const close = () => setDone(null)
  return (
    <>
      <ConfirmDialog
        open={act !== null}
        onClose={onClose}
        onConfirm={() => act && run(act)}
        title={words.title}
        confirmLabel={words.label}
        harmless={words.harmless}
      >
        {words.text}
      </ConfirmDialog>
      <Dialog
        open={done !== null}
        onClose={close}
        title={done === null ? '' : 'pdf' in done ? t.prontos(done.emitidos) : t.senhaNova(done.nome)}
        footer={
          <>
            {done !== null && 'pdf' in done && (
              <Button
                icon={IconDownload}
                onClick={() => saveFile(t.arquivo(plain(turma.nome)), PDF, done.pdf)}
              >
                {t.baixarDeNovo}
              </Button>
            )}
            <Button look="filled" onClick={close}>
              {t.pronto}
            </Button>
          </>
        }
      >
        {done !== null &&
          ('pdf' in done ? (
            <p>{t.prontosTexto}</p>
          ) : (
            <>
              <p className="fraca">
                {t.login}: <b>{done.login}</b>
              </p>
              <p>
                <strong>{done.senha}</strong>
              </p>
              <p className="fraca">{t.senhaUmaVez}</p>
            </>
          ))}
      </Dialog>
    </>
  )
}
