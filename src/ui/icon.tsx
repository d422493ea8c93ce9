import {
  Activity, AlarmClock, Apple, BadgeCheck, Banknote, Bell, Blocks, Bluetooth, Bot, Brain, Briefcase, Building,
  CalendarCheck, ChartColumn, ChartLine, Check, CircleQuestionMark, ClipboardList, Clock, Cloud, Code, Cpu,
  CreditCard, Database, DoorOpen, Droplet, Dumbbell, Eye, FileCheck, FileText, Fingerprint, Flame, Footprints, Gauge,
  Globe, GraduationCap, Handshake, Heart, HeartHandshake, HeartPulse, Hospital, Key, Layers, Leaf, Lightbulb,
  ListChecks, Lock, Mail, MapPin, Megaphone, MessageCircle, Mic, Monitor, Moon, Network, Palette, Phone, Pill, Plug,
  QrCode, Receipt, RefreshCw, Rocket, Ruler, Salad, Scale, ScanFace, ScanHeart, Search, Server, Share2, Shield,
  ShieldCheck, Smartphone, Smile, Sparkles, Split, Star, Stethoscope, Sun, Target, Thermometer, Trash2, TrendingDown,
  TrendingUp, Trophy, User, UserCheck, Users, Video, Wallet, Watch, Wind, Zap,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../generated/types.ts';

const icons = {
  activity: Activity, 'alarm-clock': AlarmClock, apple: Apple, 'badge-check': BadgeCheck, banknote: Banknote,
  bell: Bell, blocks: Blocks, bluetooth: Bluetooth, bot: Bot, brain: Brain, briefcase: Briefcase, building: Building,
  'calendar-check': CalendarCheck, 'chart-column': ChartColumn, 'chart-line': ChartLine, check: Check,
  'circle-help': CircleQuestionMark, 'clipboard-list': ClipboardList, clock: Clock, cloud: Cloud, code: Code,
  cpu: Cpu, 'credit-card': CreditCard, database: Database, 'door-open': DoorOpen, droplet: Droplet,
  dumbbell: Dumbbell, eye: Eye, 'file-check': FileCheck, 'file-text': FileText, fingerprint: Fingerprint,
  flame: Flame, footprints: Footprints, gauge: Gauge, globe: Globe, 'graduation-cap': GraduationCap,
  handshake: Handshake, heart: Heart, 'heart-handshake': HeartHandshake, 'heart-pulse': HeartPulse,
  hospital: Hospital, key: Key, layers: Layers, leaf: Leaf, lightbulb: Lightbulb, 'list-checks': ListChecks,
  lock: Lock, mail: Mail, 'map-pin': MapPin, megaphone: Megaphone, 'message-circle': MessageCircle, mic: Mic,
  monitor: Monitor, moon: Moon, network: Network, palette: Palette, phone: Phone, pill: Pill, plug: Plug,
  'qr-code': QrCode, receipt: Receipt, refresh: RefreshCw, rocket: Rocket, ruler: Ruler, salad: Salad, scale: Scale,
  'scan-face': ScanFace, 'scan-heart': ScanHeart, search: Search, server: Server, share: Share2, shield: Shield,
  'shield-check': ShieldCheck, smartphone: Smartphone, smile: Smile, sparkles: Sparkles, split: Split, star: Star,
  stethoscope: Stethoscope, sun: Sun, target: Target, thermometer: Thermometer, trash: Trash2,
  'trending-down': TrendingDown, 'trending-up': TrendingUp, trophy: Trophy, user: User, 'user-check': UserCheck,
  users: Users, video: Video, wallet: Wallet, watch: Watch, wind: Wind, zap: Zap,
} satisfies Record<IconName, LucideIcon>;

/** An icon of the named list, in the colour of the text. */
export default function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" />;
}
