/** The form of every screen type (H-05). */
import type { ComponentType } from 'react'
import type { Conteudo } from '../../shapes-telas.ts'
import type { TipoTela } from '../../shapes-tipos.ts'
import { DesenhoForm, DissertativaForm, EnvioArquivoForm, GravacaoForm } from './Abertas.tsx'
import { AudioForm, H5pForm, PdfForm, ScormForm } from './Arquivos.tsx'
import { ArrastarImagemForm } from './ArrastarImagem.tsx'
import { AssociarForm, MemoriaForm } from './Associar.tsx'
import { ClassificarForm } from './Classificar.tsx'
import { AutoavaliacaoForm, EnqueteForm } from './Coletas.tsx'
import { IncorporarForm, LinkForm } from './Enderecos.tsx'
import { EscolhaForm, RespostasForm } from './Escolha.tsx'
import type { FormProps } from './form.ts'
import { GaleriaForm } from './Galeria.tsx'
import { ImagemForm } from './Imagem.tsx'
import { LacunasForm } from './Lacunas.tsx'
import { OrdenarForm } from './Ordenar.tsx'
import { CacaPalavrasForm, CruzadinhaForm } from './Palavras.tsx'
import { PontoImagemForm } from './PontoImagem.tsx'
import { QuizRelampagoForm } from './QuizRelampago.tsx'
import { NumericaForm, RespostaCurtaForm } from './Respostas.tsx'
import { TextoForm } from './Texto.tsx'
import { VerdadeiroFalsoForm } from './VerdadeiroFalso.tsx'
import { VideoForm } from './Video.tsx'

const FORMS: { [T in TipoTela]: ComponentType<FormProps<T>> } = {
  texto: TextoForm,
  imagem: ImagemForm,
  galeria: GaleriaForm,
  video: VideoForm,
  audio: AudioForm,
  pdf: PdfForm,
  link: LinkForm,
  incorporar: IncorporarForm,
  h5p: H5pForm,
  scorm: ScormForm,
  multipla_escolha: EscolhaForm,
  multipla_resposta: RespostasForm,
  verdadeiro_falso: VerdadeiroFalsoForm,
  numerica: NumericaForm,
  resposta_curta: RespostaCurtaForm,
  associar: AssociarForm,
  ordenar: OrdenarForm,
  lacunas: LacunasForm,
  arrastar_imagem: ArrastarImagemForm,
  ponto_imagem: PontoImagemForm,
  classificar: ClassificarForm,
  memoria: MemoriaForm,
  caca_palavras: CacaPalavrasForm,
  cruzadinha: CruzadinhaForm,
  quiz_relampago: QuizRelampagoForm,
  dissertativa: DissertativaForm,
  gravacao: GravacaoForm,
  envio_arquivo: EnvioArquivoForm,
  desenho: DesenhoForm,
  enquete: EnqueteForm,
  autoavaliacao: AutoavaliacaoForm,
}

interface Props {
  tipo: TipoTela
  conteudo: Conteudo
  onChange: (conteudo: Conteudo) => void
}

export function TelaForm({ tipo, conteudo, onChange }: Props) {
  // The content of a screen is that of its type: the server and the editor write no other.
  const Form = FORMS[tipo] as ComponentType<Props>
  return <Form tipo={tipo} conteudo={conteudo} onChange={onChange} />
}
