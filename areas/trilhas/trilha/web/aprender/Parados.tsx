/** Who of a class is stuck in a path, and why; one more turn by one click. */
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { trilhaParadosApi as api, type Parado } from '../../contract-parados.ts'
import { paradosTexts } from './parados-texts.ts'

function Linha({ parado, turma, may }: { parado: Parado; turma: number; may: boolean }) {
  const t = useTexts(paradosTexts)
  const language = useLanguage()
  const { aluno, eixo, habilidade, vezes, aulas } = parado
  const send = useSend(api.darVez)
  const give = () =>
    send.mutateAsync({ body: { turma, aluno: aluno.id, habilidade: habilidade.id } }).then(
      () => notify.success(t.dada(aluno.nome, habilidade.nome)),
      (problem: unknown) => notify.error(errorSentence(problem, language)),
    )
  return (
    <li className="linha quebra">
      <div>
        <b>{aluno.nome}</b>
        <p className="t-s fraca">
          {eixo} · {habilidade.nome}. {t.porque(vezes, aulas.join(', '))}
        </p>
      </div>
      <span className="vao" />
      {may && (
        <Button
          size="small"
          busy={send.isPending}
          aria-label={t.darA(aluno.nome, habilidade.nome)}
          onClick={() => void give()}
        >
          {t.dar}
        </Button>
      )}
    </li>
  )
}

/** Nothing where nobody is stuck. */
export function Parados({ trilha, turma }: { trilha: number; turma: number }) {
  const t = useTexts(paradosTexts)
  const { data } = useCall(api.listParados, { params: { id: trilha, turma } })
  if (!data || data.parados.length === 0) return null
  return (
    <section aria-labelledby="tr-parados" className="pilha">
      <h3 id="tr-parados">{t.titulo(new Set(data.parados.map(({ aluno }) => aluno.id)).size)}</h3>
      <ul className="pilha">
        {data.parados.map((parado) => (
          <Linha
            key={`${parado.aluno.id} ${parado.habilidade.id}`}
            parado={parado}
            turma={turma}
            may={data.permissoes.dar}
          />
        ))}
      </ul>
    </section>
  )
}
