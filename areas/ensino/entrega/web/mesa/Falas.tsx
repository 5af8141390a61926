/** What one pupil said in a topic, one after the other, each below the beginning of what it answers. */
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import type { Fala, Participacao } from '../../../../conversa/forum/contract-mesa.ts'
import { Anexos } from '../../../../conversa/forum/web/public-anexos.tsx'
import { QuemFez } from './Obra.tsx'
import { mesaTexts } from './texts.ts'
import type { ObraProps } from './tipo.ts'

interface Props {
  fala: Fala
  aluno: number
  semNomes: boolean
}

/** What it answers: of whom, where names may be seen, and how that began. */
function Contexto({ fala: { responde }, aluno, semNomes }: Props) {
  const t = useTexts(mesaTexts)
  if (!responde) return <p className="fraca t-s">{t.respondeTopico}</p>
  const { autor, inicio } = responde
  const quem = autor.id === aluno ? t.propriaFala : semNomes ? t.outraPessoa : autor.nome
  return (
    <div className="rico t-s">
      <blockquote>
        <p className="fraca">{t.responde(quem)}</p>
        <p>{inicio || t.falaRemovida}</p>
      </blockquote>
    </div>
  )
}

export function Falas({ corpo, nome, semNomes }: ObraProps<Participacao>) {
  const t = useTexts(mesaTexts)
  const dates = useDates()
  const { aluno, topico, falas } = corpo
  return (
    <>
      <QuemFez
        nome={nome}
        semNomes={semNomes}
        facts={[t.falas(falas.length)]}
        pedido={topico.conteudo && <RichText html={topico.conteudo} />}
        rotulo={t.oTopico}
      />
      {falas.length === 0 && (
        <p className="fraca mesa-falas pilha sem-ponto v-5 mt-z mb-z mi-a p-z">{t.semFalas}</p>
      )}
      <ol className="mesa-falas pilha sem-ponto v-5 mt-z mb-z mi-a p-z">
        {falas.map((fala) => (
          <li key={fala.id} className="mesa-carta mesa-fala pilha v-4">
            <p className="linha quebra fraca t-s">
              <time dateTime={fala.quando}>{dates.dateTime(fala.quando)}</time>
              {fala.oculta && <Tag tone="aviso">{t.oculta}</Tag>}
            </p>
            <Contexto fala={fala} aluno={aluno.id} semNomes={semNomes} />
            <RichText html={fala.conteudo} />
            <Anexos anexos={fala.anexos} />
          </li>
        ))}
      </ol>
    </>
  )
}
