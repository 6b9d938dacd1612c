export default function Template() { return <p>legal</p>; }
